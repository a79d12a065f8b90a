/** How the contract shows a field, for `custom` of a field: as its type says, unless one of these does. */
export interface OnWire {
  /** Nobody but staff reads it; or what is chosen from a list is shown by its code, not by its label. */
  wire?: false | 'code'
  /** Made from the record whenever it is read: nobody filters or sorts by it. */
  derived?: (record: Record<string, unknown>, now: Date) => unknown
}

export const staffOnly: OnWire = { wire: false }

export const byCode: OnWire = { wire: 'code' }
