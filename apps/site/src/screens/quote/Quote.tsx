import { messages } from '@sira/contract/forms/messages'
import type { QuoteForm as QuoteValues } from '@sira/contract/forms/quote'
import type { Settings } from '@sira/contract/records/settings'
import { routes } from '@sira/contract/routes'
import type { FormOutcome } from '../../api/formOutcome.ts'
import { Alert } from '../../components/Alert.tsx'
import { formatPhone, phoneLink } from '../../format/phone.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { Breadcrumb } from '../../layout/Breadcrumb.tsx'
import { QuoteForm } from './QuoteForm.tsx'

interface QuoteProps {
  /** What stands in the form before anything was sent. */
  values: QuoteValues
  outcome: FormOutcome<QuoteValues> | undefined
  settings: Settings
  words: Dictionary
}

/** The quote request and what to expect of it (spec 2.12). */
export function Quote({ values, outcome, settings, words }: QuoteProps) {
  const refused = outcome?.state === 'refused' ? outcome : undefined
  const trail = [{ name: words.menu.home, route: routes.homeTwin }, { name: words.quote.title }]
  return (
    <div className="page grid items-start gap-x-16 gap-y-12 pt-8 pb-16 lg:grid-cols-[1fr_20rem]">
      <div>
        <Breadcrumb label={words.breadcrumb} trail={trail} />
        <h1 className="mt-2 mb-8 max-w-[20ch]">{words.quote.heading}</h1>
        {outcome && (
          <div className="mb-7">
            <Alert
              kind={refused ? 'error' : 'success'}
              message={refused?.message ?? messages.quote.success}
              closeAddress={routes.quote}
              closeLabel={words.form.dismiss}
            />
          </div>
        )}
        <QuoteForm values={refused?.form ?? values} wrong={refused?.field} words={words} />
      </div>
      <aside className="rounded-[28px] rounded-es-[80px] bg-indigo-nuit p-8 pb-12 text-lin lg:mt-16">
        <ul className="grid gap-6">
          {words.quote.aside.map(({ title, text }) => (
            <li key={title} className="border-s-4 border-mil ps-4">
              <h2 className="text-[1.2rem]">{title}</h2>
              <p className="mt-1 text-[#c3c6da]">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8">{words.quote.preferPhone}</p>
        <a href={phoneLink(settings.firstContact)} className="figure tap text-2xl">
          {formatPhone(settings.firstContact)}
        </a>
      </aside>
    </div>
  )
}
