import type { Typed } from '@sira/contract/forms/messageForm'
import type { FieldOf } from '@sira/contract/forms/messageForms'
import { quoteForm } from '@sira/contract/forms/quote'
import type { Settings } from '@sira/contract/records/settings'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../../components/Breadcrumb.tsx'
import { contactAddress } from '../../components/links/contactAddress.ts'
import { Phone } from '../../components/Phone.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import { quoteDialCodes } from '../../format/dialCountries.ts'
import { phoneLink } from '../../format/phone.ts'
import type { FormOutcome } from '../../forms/formOutcome.ts'
import { RequestForm } from '../../forms/RequestForm.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import type { QuoteTexts } from './quotePurpose.ts'

export interface QuoteProps {
  /** The texts of the page, by the purpose of the request. */
  texts: QuoteTexts
  /** The address of the form, with its subject. */
  address: string
  /** The values of the form before anything was sent. */
  values: Typed<FieldOf<'devis'>>
  outcome: FormOutcome<FieldOf<'devis'>> | undefined
  settings: Settings
  words: Dictionary
  /** The notice above the form. */
  notice: ReactNode
}

export function quoteTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.quote.title })
}

/** The request for a quote, with the next steps (product 2.12). */
export function Quote({ texts, address, values, outcome, settings, words, notice }: QuoteProps) {
  return (
    <div className="page grid items-start gap-x-16 gap-y-12 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <Breadcrumb label={words.breadcrumb} trail={quoteTrail(words)} />
        <div className="mt-2 mb-8">
          <h1 className="max-w-[20ch]">{texts.heading}</h1>
          {notice}
        </div>
        <RequestForm
          form={quoteForm}
          nameField="nom"
          serviceField="service"
          dialCodes={quoteDialCodes}
          values={values}
          outcome={outcome}
          asksForProof={settings.proofOfWork}
          submit={texts.send}
          {...(texts.elsewhere === undefined
            ? {}
            : {
                elsewhere: {
                  text: texts.elsewhere.text,
                  address: contactAddress(words, values.service, texts.elsewhere.about),
                },
              })}
          address={address}
          words={words}
        />
      </div>
      <aside className="rounded-[28px] rounded-es-[80px] bg-indigo-nuit p-8 pb-12 text-lin lg:mt-16">
        <ul className="grid gap-6">
          {texts.aside.map(({ title, text }) => (
            <li key={title} className="border-s-4 border-mil ps-4">
              <h2 className="text-[1.2rem]">{title}</h2>
              <p className="mt-1 text-brume">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8">{words.quote.preferPhone}</p>
        <a href={phoneLink(settings.firstContact)} className="figure tap text-2xl">
          <Phone number={settings.firstContact} />
        </a>
      </aside>
    </div>
  )
}
