import { get } from 'svelte/internal';

export function counted(): unknown {
  let never = $state(1);
  const seen = new Map();
  return [get(never), seen];
}
