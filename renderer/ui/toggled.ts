/**
 * What a `details` or a popover tells when it was opened or closed. The event comes a task later: what has left the page by
 * then tells nobody, as whoever listened may be gone with it.
 */
export const toggled =
  (then: (isOpen: boolean) => void) =>
  ({ newState, currentTarget }: ToggleEvent): void => {
    if (currentTarget instanceof Element && currentTarget.isConnected) then(newState === 'open');
  };
