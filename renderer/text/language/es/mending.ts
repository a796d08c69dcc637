import type { Translated } from '../catalogue.ts';

/** Cuando las partidas no se pueden abrir o falla el disco: qué pasó, qué está a salvo, qué se puede hacer. */
export const mending: Translated<'mending'> = {
  title: 'Tus partidas no se pueden abrir',
  newer: 'Las guardó una versión más nueva de Alpha/Omega.',
  otherProgram: 'El archivo es de otro programa.',
  damaged: 'El archivo está dañado.',
  unusable: 'El archivo no se puede abrir.',
  safe: 'No se ha cambiado nada: el archivo está exactamente como estaba.',
  newerCan: 'Abre la versión más nueva, o sigue con una copia anterior. El archivo se conserva a su lado.',
  otherProgramCan:
    'Mueve ese archivo a otro sitio, o empieza de nuevo. El archivo se conserva al lado del nuevo.',
  damagedCan: 'Sigue con una copia, o empieza de nuevo. El archivo dañado se conserva al lado del nuevo.',
  unusableCan: 'Prueba otra vez cuando esté arreglado, o sigue con una copia.',
  retry: 'Probar otra vez',
  fresh: 'Empezar de nuevo y conservar el archivo',
  freshTitle: '¿Empezar sin partidas?',
  freshNote:
    'El archivo recibe otro nombre y se queda en su carpeta. El programa empieza sin partidas, mazos ni campañas.',
  freshSure: 'Sí, empezar de nuevo',
  backups: 'Copias de seguridad',
  useBackup: 'Seguir con la copia',
  useBackupOf: 'Seguir con la copia del {day}',
  noBackups: 'No hay copias.',
  where: 'El archivo',
  details: 'Para un informe',

  causeDiskFull: 'El disco está lleno. Todo lo guardado antes está a salvo. Haz sitio y prueba otra vez.',
  causeReadOnly:
    'No se puede escribir en ese lugar. Todo lo guardado está a salvo. Mira quién puede escribir ahí y prueba otra vez.',
  causeLocked:
    'Otro programa tiene el archivo. Todo lo guardado está a salvo. Cierra ese programa y prueba otra vez.',
  causeDamaged: 'El archivo está dañado. Lo que hay en las copias está a salvo: vuelve a una de ellas.',
  causeMissing: 'Ese lugar ya no está. Mira si su disco está conectado y prueba otra vez.',
  causeGone:
    'El archivo de las partidas se borró, se movió o se cambió por otro con el programa abierto, así que esto no se ha guardado. Todo lo guardado antes está a salvo: abre las partidas otra vez.',
  reopen: 'Abrir las partidas otra vez',
  causeDisk: 'El disco da un error. Todo lo guardado antes está a salvo. Prueba otra vez.',
};
