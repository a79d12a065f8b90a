import { defaultDialCode } from '@sira/contract/dialCodes'
import { internationalPhone } from '@sira/contract/forms/phone'
import type { NamedRecord } from '../database/records/recordsByName.ts'
import type { KeptKind } from '../dossiers/keptKind.ts'
import { withoutCase } from '../dossiers/person/askedPerson.ts'

/** The person of a record, in words that can be compared. */
export interface PersonOfRecord {
  name: string | undefined
  emails: string[]
  phone: string | undefined
}

export function personOfRecord(
  { personal }: Pick<KeptKind, 'personal'>,
  record: NamedRecord,
): PersonOfRecord {
  const { fields, phone, name } = personal
  const text = (field: string | undefined) => {
    const value = field === undefined ? undefined : record[field]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  const typed = text(phone?.field)
  const emails = fields.map(text).filter((email) => email !== undefined)
  return {
    name: text(name)?.replace(/\s+/g, ' '),
    emails: emails.map(withoutCase),
    phone: typed && internationalPhone(typed, text(phone?.dialCode) ?? defaultDialCode),
  }
}

/** As a number or an address is found by it. */
export function addressesOf({ emails, phone }: PersonOfRecord): string[] {
  return phone === undefined ? emails : [phone, ...emails]
}
