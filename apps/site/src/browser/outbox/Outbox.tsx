import { formRoutes } from '@sira/contract/formRoutes'
import { type Locale, localisedPath } from '@sira/contract/locales'
import { Fragment } from 'react'
import { Alert } from '../../components/Alert.tsx'
import { formWords } from '../forms/formWords.ts'
import { type EntryActions, OutboxItem } from './OutboxItem.tsx'
import type { OutboxEntry } from './outbox.ts'
import { sendingOf } from './sendingOf.ts'

/** A sent form, and where it can be seen. */
export type Gone = Pick<OutboxEntry, 'key' | 'endpoint' | 'address' | 'reference'>

interface OutboxProps {
  locale: Locale
  /** Forms sent since the visitor pressed. */
  gone: readonly Gone[]
  entries: readonly OutboxEntry[]
  actions: EntryActions
  stopThanking: () => void
}

/** Lists the forms kept on the device, with the actions on each; thanks for those sent. */
export function Outbox({ locale, gone, entries, actions, stopThanking }: OutboxProps) {
  const words = formWords(locale)
  const waits = entries.filter(({ waitsFor }) => waitsFor === 'network')
  return (
    <>
      {gone.map(({ key, endpoint, ...seen }, index) => (
        <Fragment key={key}>
          {gone.findIndex((one) => one.endpoint === endpoint) === index && (
            <Alert
              kind="success"
              message={sendingOf(endpoint, locale).success}
              close={stopThanking}
              closeLabel={words.close}
            />
          )}
          <WayToIt {...seen} locale={locale} />
        </Fragment>
      ))}
      {entries.length > 0 && (
        <section className="outbox" aria-label={words.label}>
          <Notice count={waits.length} text={words.waiting} />
          <Notice count={entries.length - waits.length} text={words.held} />
          <ul>
            {entries.map((entry) => (
              <OutboxItem key={entry.id} locale={locale} entry={entry} actions={actions} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The reference of a sent form, and the link to its page. */
function WayToIt({
  address,
  reference,
  locale,
}: Omit<Gone, 'key' | 'endpoint'> & { locale: Locale }) {
  const words = formWords(locale)
  if (reference === undefined) return null
  const followed = `${localisedPath(formRoutes.followUp, locale)}?reference=${reference}`
  return (
    <p className="page">
      {`${words.reference}\u00a0: `}
      <bdi dir="ltr" className="whitespace-nowrap">
        {reference}
      </bdi>{' '}
      <a
        href={address ?? followed}
        className={address === undefined ? 'link tap' : 'button button-primary'}
      >
        {address === undefined ? words.follow : words.order.see}
      </a>
    </p>
  )
}

function Notice({ count, text }: { count: number; text: (count: number) => string }) {
  return count > 0 && <p role="status">{text(count)}</p>
}
