import { phoneField } from '@sira/contract/forms/formFields'
import { PageBanner } from '../../../../components/PageBanner.tsx'
import { trailFromHome } from '../../../../components/trail.ts'
import { TextField } from '../../../../forms/fields/TextField.tsx'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { orderActs, orderFields } from '../../page/orderFields.ts'
import { Notes } from '../Notes.tsx'
import { ReferenceTitle } from './ReferenceTitle.tsx'
import '../../../../styles/fields.css'

interface OrderDoorProps {
  reference: string
  problem: string | undefined
  words: Dictionary
}

/** The page of an order before it is opened: by the phone number, or by one tap from a letter. */
export function OrderDoor({ reference, problem, words }: OrderDoorProps) {
  const { order: t, routes } = words
  const trail = trailFromHome(words, { name: t.title(reference) })
  const open = (
    <button type="submit" className="button button-primary max-sm:w-full">
      {t.open}
    </button>
  )
  const act = <input type="hidden" name={orderFields.act} value={orderActs.open} />
  return (
    <>
      <PageBanner
        title={<ReferenceTitle title={t.title(reference)} reference={reference} />}
        trailLabel={words.breadcrumb}
        trail={trail}
      />
      <div className="page max-w-xl space-y-6 py-10">
        <Notes notes={problem === undefined ? [] : [problem]} />
        <form method="post" action={routes.order(reference)} hidden data-by-letter="">
          {act}
          <input type="hidden" name={orderFields.key} autoComplete="off" />
          <p className="mb-4 text-[1.15rem]">{t.doorByLetter}</p>
          {open}
        </form>
        <form
          method="post"
          action={routes.order(reference)}
          data-by-phone=""
          className="grid gap-5"
        >
          <h2 className="text-2xl">{t.doorTitle}</h2>
          <p>{t.doorText}</p>
          {act}
          <TextField
            id="commande-telephone"
            name={orderFields.phone}
            label={words.form.phone}
            value=""
            type="tel"
            autoComplete="tel"
            maxLength={phoneField.longest.typed}
          />
          <p>{open}</p>
        </form>
      </div>
    </>
  )
}
