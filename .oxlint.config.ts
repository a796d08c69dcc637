export { default } from './build/oxlint.ts';
