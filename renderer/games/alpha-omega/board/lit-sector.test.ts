import { expect, test } from 'vitest';
import { litSector, PANES } from './lit-sector.ts';

test('pane by pane from the top on, whole only at the end', () => {
  expect(litSector(0).panes).toBe(0);
  expect(litSector(-1).panes).toBe(0);
  expect(litSector(0.5).panes).toBe(PANES / 2);
  expect(litSector(0.5).shape).toContain('50.0% 110.0%');
  expect(litSector(0.999).panes).toBe(PANES - 1);
  expect(litSector(2)).toEqual({ panes: PANES, shape: 'none' });
});
