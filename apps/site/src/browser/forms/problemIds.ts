/** Gives the id of a field's error, from that of its control. */
export const problemId = (field: string) => `${field}-problem`

/** The id of what helps to fill it in. */
export const hintId = (field: string) => `${field}-hint`

/** The id of what names the other fields, beside that of the message of the first. */
export const othersId = (alert: string) => `${alert}-others`

/** The ids that describe the first wrong field. */
export function describedBy(alert: string, others: readonly unknown[] | undefined): string {
  return others === undefined || others.length === 0 ? alert : `${alert} ${othersId(alert)}`
}
