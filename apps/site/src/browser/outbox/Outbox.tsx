import type { Locale } from '@sira/contract/locales'
import { Fragment } from 'react'
import { Alert } from '../../components/Alert.tsx'
import { formWords } from '../forms/formWords.ts'
import { type EntryActions, OutboxItem } from './OutboxItem.tsx'
import type { OutboxEntry } from './outbox.ts'
import { sendingOf } from './sendingKinds.ts'

/** What has gone, and where it can be seen. */
export type Gone = Pick<OutboxEntry, 'endpoint' | 'address'>

interface OutboxProps {
  locale: Locale
  /** What has gone since the visitor sent it. */
  gone: readonly Gone[]
  entries: readonly OutboxEntry[]
  actions: EntryActions
  stopThanking: () => void
}

/** What is kept on the device, in words, with what can be done about each; thanks for what has gone. */
export function Outbox({ locale, gone, entries, actions, stopThanking }: OutboxProps) {
  const words = formWords(locale)
  const waits = entries.filter(({ waitsFor }) => waitsFor === 'network')
  return (
    <>
      {gone.map(({ endpoint, address }) => (
        <Fragment key={endpoint}>
          <Alert
            kind="success"
            message={sendingOf(endpoint, locale).success}
            close={stopThanking}
            closeLabel={words.close}
          />
          {address !== undefined && (
            <a href={address} className="button button-primary">
              {words.order.see}
            </a>
          )}
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

function Notice({ count, text }: { count: number; text: (count: number) => string }) {
  return count > 0 && <p role="status">{text(count)}</p>
}
