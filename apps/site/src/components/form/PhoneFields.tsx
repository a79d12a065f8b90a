import type { DialCode } from '@sira/contract/dialCodes'
import type { Dictionary } from '../../i18n/fr.ts'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

interface PhoneFieldsProps {
  idPrefix: string
  dialCodes: readonly DialCode[]
  dialCode: string
  phone: string
  words: Dictionary
  wrong: 'indicatif' | 'phone' | undefined
}

/** Dial code and number: two fields on one line, where the screen is wide enough. */
export function PhoneFields(props: PhoneFieldsProps) {
  const { idPrefix, dialCodes, dialCode, phone, words, wrong } = props
  return (
    <div className="grid gap-5 sm:grid-cols-[14rem_1fr]">
      <SelectField
        id={`${idPrefix}-indicatif`}
        name="indicatif"
        label={words.form.dialCode}
        value={dialCode}
        placeholder={words.form.chooseDialCode}
        options={dialCodes.map(({ code, country }) => ({
          value: code,
          label: `${country} (${code})`,
        }))}
        wrong={wrong === 'indicatif'}
      />
      <TextField
        id={`${idPrefix}-phone`}
        name="phone"
        label={words.form.phone}
        value={phone}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        wrong={wrong === 'phone'}
      />
    </div>
  )
}
