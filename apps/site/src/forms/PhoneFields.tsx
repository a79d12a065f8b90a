import type { DialCode } from '@sira/contract/dialCodes'
import { phoneField } from '@sira/contract/forms/formFields'
import { countryName } from '../format/countryName.ts'
import type { Dictionary } from '../i18n/fr.ts'
import type { FieldProblem } from './fieldProblem.ts'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

interface PhoneFieldsProps {
  idPrefix: string
  dialCodes: readonly DialCode[]
  dialCode: string
  phone: string
  words: Dictionary
  dialCodeProblem: FieldProblem | undefined
  phoneProblem: FieldProblem | undefined
}

/** Dial code and number: two fields on one line, where the screen is wide enough. */
export function PhoneFields(props: PhoneFieldsProps) {
  const {
    idPrefix,
    dialCodes,
    dialCode: chosen,
    phone,
    words,
    dialCodeProblem,
    phoneProblem,
  } = props
  return (
    <div className="grid items-end gap-5 sm:grid-cols-[14rem_1fr]">
      <SelectField
        id={`${idPrefix}-indicatif`}
        name="indicatif"
        label={words.form.dialCode}
        value={chosen}
        autoComplete="tel-country-code"
        placeholder={words.form.chooseDialCode}
        options={dialCodes.map((dialCode) => ({
          value: dialCode.code,
          label: `${countryName(dialCode, words.locale)} (${dialCode.code})`,
        }))}
        problem={dialCodeProblem}
      />
      <TextField
        id={`${idPrefix}-phone`}
        name="phone"
        label={words.form.phone}
        value={phone}
        type="tel"
        autoComplete="tel"
        maxLength={phoneField.longest.typed}
        problem={phoneProblem}
      />
    </div>
  )
}
