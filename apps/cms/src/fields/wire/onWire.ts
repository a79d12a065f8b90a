/** The form of a field in the contract, for `custom` of the field; default: by its type. */
export interface OnWire {
  /** `false`: only staff read it; `code`: a choice is shown by its code, not by its label. */
  wire?: false | 'code'
  /** The value is calculated whenever the record is read: it cannot be filtered or sorted by. */
  derived?: Derived
}

interface Derived {
  /** The fields that the value is made from. */
  from: readonly string[]
  value: (record: Record<string, unknown>, now: Date) => unknown
}

export const staffOnly: OnWire = { wire: false }

export const byCode: OnWire = { wire: 'code' }
