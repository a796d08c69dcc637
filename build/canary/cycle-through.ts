import Component from './cycle-through.svelte';

export interface Shown {
  readonly text: string;
}

export const component: unknown = Component;
