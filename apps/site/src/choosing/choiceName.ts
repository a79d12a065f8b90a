import type { FilterChoice } from './filterChoice.ts'

/**
 * Gives the name of a chosen value. For an unknown value it gives the name of the filter: anybody
 * can write an address, so its text is never shown as ours.
 */
export function choiceName(
  value: string,
  choices: readonly FilterChoice[],
  filter: string,
): string {
  return choices.find((choice) => choice.value === value)?.name ?? filter
}
