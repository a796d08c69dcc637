/**
 * Opens a dialog over everything else as long as it is there; for `{@attach}`. Closing gives the focus back; taken away
 * by its owner, the dialog has nobody to tell of it.
 */
export const modal =
  (onclose: () => void) =>
  (dialog: HTMLDialogElement): (() => void) => {
    const tell = (): void => onclose();
    dialog.showModal();
    dialog.addEventListener('close', tell);
    return () => {
      dialog.removeEventListener('close', tell);
      dialog.close();
    };
  };
