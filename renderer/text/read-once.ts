/** Reads something once, for all who want it. What could not be read is tried again the next time. */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  const tried = async (): Promise<T> => {
    try {
      return await read();
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  return () => (coming ??= tried());
}
