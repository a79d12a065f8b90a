import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import { SelectField } from '../../../../forms/fields/SelectField.tsx'
import { TextField } from '../../../../forms/fields/TextField.tsx'
import { textOf } from '../../../../forms/sentFields.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { claimFields, orderActs, orderFields } from '../../page/orderFields.ts'

interface ClaimFormProps {
  order: OpenedOrder
  sent: FormData | undefined
  words: Dictionary
}

/** "J'ai payé, voici ma référence": staff compare it with the received money. */
export function ClaimForm({ order, sent, words }: ClaimFormProps) {
  const { order: t, routes } = words
  const { reference, operateurs } = order
  const typed = sent ?? new FormData()
  const only = operateurs.length === 1 ? operateurs[0]?.code : undefined
  return (
    <form
      method="post"
      action={routes.order(reference)}
      className="mt-6 grid gap-4 border-t border-trait pt-5"
    >
      <h3 className="text-xl">{t.claimTitle}</h3>
      <p className="text-pierre">{t.claimText}</p>
      <SelectField
        id="paiement-operateur"
        name={claimFields.operator}
        label={t.operator}
        value={textOf(typed, claimFields.operator) || (only ?? '')}
        autoComplete="off"
        placeholder={t.chooseOperator}
        options={operateurs.map(({ code, nom }) => ({ value: code, label: nom }))}
      />
      <TextField
        id="paiement-transaction"
        name={claimFields.transaction}
        label={t.transaction}
        value={textOf(typed, claimFields.transaction)}
        autoComplete="off"
        maxLength={80}
      />
      <p>
        <button
          type="submit"
          name={orderFields.act}
          value={orderActs.claim}
          className="button button-secondary max-sm:w-full"
        >
          {t.claim}
        </button>
      </p>
    </form>
  )
}
