import { emailField } from '@sira/contract/forms/email'
import { nameField } from '@sira/contract/forms/formFields'
import { contactDialCodes } from '../../../../format/dialCountries.ts'
import { PhoneFields } from '../../../../forms/fields/PhoneFields.tsx'
import { TextField } from '../../../../forms/fields/TextField.tsx'
import type { CheckoutPart } from '../../checkout/part.ts'
import { Choice } from './Choice.tsx'

/** The buyer: name, contacts, and the company if he orders for one. */
export function WhoOrders({ values, problemAt, words }: CheckoutPart) {
  const { checkout: t, form, routes } = words
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-titre text-2xl font-bold">{t.who}</legend>
      <TextField
        id="commande-nom"
        name="nom"
        label={form.name}
        value={values.nom}
        autoComplete="name"
        maxLength={nameField.longest.typed}
        problem={problemAt('nom')}
      />
      <div className="grid gap-2">
        <PhoneFields
          idPrefix="commande"
          dialCodes={contactDialCodes}
          isTaken={() => true}
          dialCode={values.indicatif}
          phone={values.phone}
          elsewhere={{ text: '', address: routes.contact }}
          words={words}
          dialCodeProblem={undefined}
          phoneProblem={problemAt('phone')}
        />
        <p className="text-pierre">{t.phoneHint}</p>
      </div>
      <TextField
        id="commande-email"
        name="email"
        label={t.email}
        value={values.email}
        type="email"
        autoComplete="email"
        maxLength={emailField.longest.typed}
        problem={problemAt('email')}
        hint={t.emailHint}
        optional
      />
      <Choice
        type="checkbox"
        id="commande-pour_entreprise"
        name="pour_entreprise"
        value="oui"
        checked={values.pour_entreprise !== ''}
        label={t.forCompany}
      />
      <div className="if-company grid gap-5 sm:grid-cols-2">
        <TextField
          id="commande-entreprise"
          name="entreprise"
          label={t.company}
          value={values.entreprise}
          autoComplete="organization"
          maxLength={160}
          problem={problemAt('entreprise')}
          optional
        />
        <TextField
          id="commande-ifu"
          name="ifu"
          label={t.ifu}
          value={values.ifu}
          autoComplete="off"
          maxLength={30}
          optional
        />
        <TextField
          id="commande-rccm"
          name="rccm"
          label={t.rccm}
          value={values.rccm}
          autoComplete="off"
          maxLength={40}
          optional
        />
        <TextField
          id="commande-bon_commande"
          name="bon_commande"
          label={t.purchaseOrder}
          value={values.bon_commande}
          autoComplete="off"
          maxLength={60}
          hint={t.purchaseOrderHint}
          optional
        />
      </div>
    </fieldset>
  )
}
