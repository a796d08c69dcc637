import { doTask } from '../main/storage/tasks/task-handlers.ts';
import type { RunTask } from '../main/storage/tasks/run-task.ts';

/**
 * Does each task without a thread of its own, which takes longer to begin than most tasks. What is asked and what comes of it
 * are copied as they are on the way to a thread and back.
 */
export const atOnce: RunTask = (task, _, watch) =>
  new Promise((resolve) => {
    resolve(structuredClone(doTask(structuredClone(task), (progress) => watch?.hear(progress))));
  });
