import { licensedVehicles, vehicles } from '@sira/contract/deliveries/courierRequest'
import { defaultDialCode } from '@sira/contract/dialCodes'
import { contactDialCodes } from '../../../format/dialCountries.ts'
import { FileField } from '../../../forms/fields/FileField.tsx'
import { PhoneFields } from '../../../forms/fields/PhoneFields.tsx'
import { SelectField } from '../../../forms/fields/SelectField.tsx'
import { TextField } from '../../../forms/fields/TextField.tsx'
import { PrivacyNote } from '../../../forms/PrivacyNote.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { courierProblems } from '../dispatch/problemWords.ts'
import type { ApplicationOutcome } from '../sentApplication.ts'
import { CourierSent } from './CourierSent.tsx'
import { FileFormEnd } from './FileFormEnd.tsx'
import { accept, fileFormState } from './fileFormState.tsx'
import '../../../styles/fields.css'
import '../../../styles/form.css'

interface CourierFormProps {
  outcome: ApplicationOutcome | undefined
  words: Dictionary
}

const licensed = licensedVehicles.map((vehicle) => `engin=${vehicle}`).join(' ')

/** An application as a courier, with its papers; sent as one for a job is. */
export function CourierForm({ outcome, words }: CourierFormProps) {
  const t = words.becomeCourier
  const address = words.routes.becomeCourier
  const { typed, alert, problemAt } = fileFormState(outcome, 'coursier-alert', address, words)
  return (
    <form method="post" action={address} encType="multipart/form-data" noValidate className="group">
      <CourierSent reference={undefined} isSent={false} words={words} />
      <div data-fields="" className="grid gap-5">
        {alert}
        <input type="hidden" name="locale" value={words.locale} />
        <TextField
          id="coursier-nom"
          name="nom"
          label={words.form.name}
          value={typed('nom')}
          autoComplete="name"
          maxLength={255}
          problem={problemAt('nom')}
        />
        <PhoneFields
          idPrefix="coursier"
          dialCodes={contactDialCodes}
          isTaken={() => true}
          dialCode={typed('indicatif') || defaultDialCode}
          phone={typed('phone')}
          elsewhere={{ text: words.form.phoneElsewhere, address: words.routes.contact }}
          words={words}
          dialCodeProblem={problemAt('indicatif')}
          phoneProblem={problemAt('phone')}
        />
        <TextField
          id="coursier-ville"
          name="ville"
          label={t.town}
          value={typed('ville')}
          autoComplete="address-level2"
          maxLength={255}
          problem={problemAt('ville')}
        />
        <SelectField
          id="coursier-engin"
          name="engin"
          label={t.vehicle}
          value={typed('engin')}
          autoComplete="off"
          placeholder={t.chooseVehicle}
          options={vehicles.map((value) => ({ value, label: t.vehicles[value] }))}
          problem={problemAt('engin')}
        />
        <FileField
          id="coursier-piece"
          name="files.piece"
          label={t.piece}
          hint={t.pieceHint}
          accept={accept}
          problem={problemAt('piece')}
        />
        {/* Nobody needs one for a bicycle. */}
        <div className="group-has-[option[value=velo]:checked]:hidden">
          <FileField
            id="coursier-permis"
            name="files.permis"
            label={t.licence}
            hint={t.licenceHint}
            accept={accept}
            neededWith={licensed}
            problem={problemAt('permis')}
          />
        </div>
        <PrivacyNote words={words} hasOptional />
        <FileFormEnd
          submit={t.submit}
          address={address}
          problems={courierProblems(words)}
          words={words}
        />
      </div>
    </form>
  )
}
