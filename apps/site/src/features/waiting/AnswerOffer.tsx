import { phoneField } from '@sira/contract/forms/formFields'
import { waitingReplies } from '@sira/contract/waiting/waitingCalls'
import { PageBanner } from '../../components/PageBanner.tsx'
import { Steps } from '../../dossiers/Steps.tsx'
import { formatPrice } from '../../format/price.ts'
import { SelectField } from '../../forms/fields/SelectField.tsx'
import { TextField } from '../../forms/fields/TextField.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { waitingTrail } from './JoinList.tsx'
import { depositReply, type ReplyVisit, replyField, splitField } from './replyVisit.ts'
import '../../styles/fields.css'
import '../../styles/form.css'

interface AnswerOfferProps {
  /** Undefined before reference and phone were given. */
  visit: Exclude<ReplyVisit, { state: 'taken' }> | undefined
  typed: Readonly<{ reference: string; phone: string }>
  words: Dictionary
}

/** The state of an entry of a waiting list; buttons accept or decline an offer. */
export function AnswerOffer({ visit, typed, words }: AnswerOfferProps) {
  const { waiting: t, form, routes } = words
  const shown = visit?.state === 'shown' ? visit : undefined
  return (
    <>
      <PageBanner title={t.replyTitle} trailLabel={words.breadcrumb} trail={waitingTrail(words)}>
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{t.replyIntro}</p>
      </PageBanner>
      <div className="page max-w-2xl space-y-8 py-10">
        {visit?.problem !== undefined && (
          <p
            role="alert"
            className="rounded-2xl border border-mil bg-blanc px-5 py-3 font-semibold"
          >
            {visit.problem}
          </p>
        )}
        {shown && <Entry visit={shown} words={words} />}
        {!shown && (
          <form method="post" action={routes.waitingReply} className="grid gap-5">
            <TextField
              id="attente-reference"
              name="reference"
              label={t.reference}
              value={typed.reference}
              autoComplete="off"
              maxLength={40}
              hint={t.referenceHint}
            />
            <TextField
              id="attente-telephone"
              name="phone"
              label={form.phone}
              value={typed.phone}
              type="tel"
              autoComplete="tel"
              maxLength={phoneField.longest.typed}
            />
            <p>
              <button type="submit" className="button button-primary max-sm:w-full">
                {t.show}
              </button>
            </p>
          </form>
        )}
      </div>
    </>
  )
}

interface EntryProps {
  visit: Extract<ReplyVisit, { state: 'shown' }>
  words: Dictionary
}

function Entry({ visit: { dossier, phone }, words }: EntryProps) {
  const { waiting: t, routes } = words
  const { reference, etat, etapes, aFaire, offre, places = 1 } = dossier
  const price = (amount: number) => formatPrice(amount, words.locale)
  const isOpen = etat === 'offerte' || etat === 'en_attente'
  const replies = waitingReplies.filter((reply) => etat === 'offerte' || reply === 'quitter')
  return (
    <section role="status" className="space-y-5 rounded-[28px] border-2 border-indigo p-6">
      <h2 className="text-2xl">
        <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
          {reference}
        </bdi>
      </h2>
      {aFaire !== undefined && <p className="font-semibold">{aFaire}</p>}
      {offre !== undefined && <p>{t.price(price(offre.total))}</p>}
      {isOpen && (
        <form method="post" action={routes.waitingReply} className="flex flex-wrap gap-3">
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="phone" value={phone} />
          {replies.map((reply) => (
            <button
              key={reply}
              type="submit"
              name={replyField}
              value={reply}
              className={`button max-sm:w-full ${reply === 'prendre' ? 'button-primary' : 'button-secondary'}`}
            >
              {t.replies[reply]}
            </button>
          ))}
          {offre?.acompte !== undefined && (
            <button
              type="submit"
              name={replyField}
              value={depositReply}
              className="button button-secondary max-sm:w-full"
            >
              {t.takeByDeposit(price(offre.acompte))}
            </button>
          )}
        </form>
      )}
      {places > 1 && (
        <form method="post" action={routes.waitingReply} className="grid gap-3">
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="phone" value={phone} />
          <p>{t.splitText(places)}</p>
          <SelectField
            id="attente-partage"
            name={splitField}
            label={t.splitFirst}
            value={String(places - 1)}
            autoComplete="off"
            options={Array.from({ length: places - 1 }, (_, at) => {
              return { value: String(at + 1), label: String(at + 1) }
            })}
          />
          <p>
            <button type="submit" className="button button-secondary max-sm:w-full">
              {t.split}
            </button>
          </p>
        </form>
      )}
      <Steps reference={reference} steps={etapes} words={words} />
    </section>
  )
}
