import { defaultSettings, type Settings } from '@sira/contract/records/settings'
import type {
  ArrayField,
  CheckboxField,
  EmailField,
  NumberField,
  TextareaField,
  TextField,
  UploadField,
} from 'payload'

type Facts<Field> = Field extends unknown ? Omit<Field, 'name'> : never
type SettingField =
  | ArrayField
  | CheckboxField
  | EmailField
  | NumberField
  | TextareaField
  | TextField
  | UploadField

/** A setting of the contract as a field, which begins as the contract has it. */
export function setting<Field extends Facts<SettingField>>(name: keyof Settings, facts: Field) {
  const given = defaultSettings[name]
  return { name, ...(given === null ? {} : { defaultValue: given }), ...facts }
}

export type TextSetting = {
  [Name in keyof Settings]: Settings[Name] extends string | null ? Name : never
}[keyof Settings]

/** A default that no migration shall carry into the database: Payload writes no function there. */
export function later(name: TextSetting) {
  return { defaultValue: () => defaultSettings[name] }
}
