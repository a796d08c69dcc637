import { t } from '../text/language/language.ts';
import type { CommandId, Group } from './commands.ts';

export const commandName = (id: CommandId): string => t(`commands.${id}`);

/** What a mouse does the same by; null of what it has buttons for on the screen alone. */
export const byMouse = (id: CommandId): string | null => (id === 'why' ? t('commands.byRightClick') : null);

export function groupName(group: Group): string {
  switch (group) {
    case 'focus':
      return t('commands.groupFocus');
    case 'answer':
      return t('commands.groupAnswer');
    case 'look':
      return t('commands.groupLook');
    case 'watch':
      return t('commands.groupWatch');
    case 'program':
      return t('commands.groupProgram');
    default:
      return group satisfies never;
  }
}
