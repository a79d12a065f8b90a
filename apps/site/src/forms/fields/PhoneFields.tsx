import { phoneField } from '@sira/contract/forms/formFields'
import { countryName } from '../../format/countryName.ts'
import type { DialCountry } from '../../format/dialCountries.ts'
import { phoneExample } from '../../format/phoneExample.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { FieldProblem } from './fieldProblem.ts'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

/** The other way for a number that the form does not accept, with the reason. */
export interface Elsewhere {
  text: string
  address: string
}

interface PhoneFieldsProps {
  idPrefix: string
  dialCodes: readonly DialCountry[]
  /** Whether the form takes numbers of this code. */
  isTaken: (dialCode: DialCountry) => boolean
  dialCode: string
  phone: string
  elsewhere: Elsewhere
  words: Dictionary
  dialCodeProblem: FieldProblem | undefined
  phoneProblem: FieldProblem | undefined
}

/** Dial code and number: two fields on one line, where the screen is wide enough. */
export function PhoneFields(props: PhoneFieldsProps) {
  const {
    idPrefix,
    dialCodes,
    isTaken,
    dialCode: chosen,
    phone,
    words,
    dialCodeProblem,
    phoneProblem,
  } = props
  const country = dialCodes.find(({ code }) => code === chosen)
  return (
    <div className="phone-fields grid gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
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
          attributes: isTaken(dialCode)
            ? { 'data-example': phoneExample(dialCode) }
            : { 'data-elsewhere': '' },
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
        hint={
          <PhoneHint
            example={country && phoneExample(country)}
            isForAll={dialCodes.every(isTaken)}
            elsewhere={props.elsewhere}
            words={words}
          />
        }
      />
    </div>
  )
}

interface PhoneHintProps {
  example: string | undefined
  isForAll: boolean
  elsewhere: Elsewhere
  words: Dictionary
}

/** The example of a number; and the way for a number that the form does not accept (product 5). */
function PhoneHint({ example, isForAll, elsewhere, words }: PhoneHintProps) {
  const { phoneExample, phoneElsewhereLink } = words.form
  return (
    <>
      <span className="phone-example">
        {phoneExample}{' '}
        <bdi dir="ltr" data-phone-example="">
          {example}
        </bdi>
      </span>
      {!isForAll && (
        <span className="phone-elsewhere">
          {elsewhere.text} <a href={elsewhere.address}>{phoneElsewhereLink}</a>
        </span>
      )}
    </>
  )
}
