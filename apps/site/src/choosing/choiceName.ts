import type { FilterChoice } from './filterChoice.ts'

/**
 * What was chosen, in words. What no choice has (any more) is called as its filter is: anybody can
 * write an address, so its text is never shown as ours.
 */
export function choiceName(
  value: string,
  choices: readonly FilterChoice[],
  filter: string,
): string {
  return choices.find((choice) => choice.value === value)?.name ?? filter
}
