import type { Locale } from '@sira/contract/locales'
import { PageBanner } from '../../components/PageBanner.tsx'
import { RichText } from '../../components/RichText.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'

interface LegalTextProps {
  title: string
  /** As the settings have it. */
  markdown: string
  /** The texts that came with the site: until the company replaces the French one. */
  models: Readonly<Record<Locale, string>>
  words: Dictionary
}

export function legalTrail(words: Dictionary, title: string): Trail {
  return trailFromHome(words, { name: title })
}

/** Terms or privacy policy (spec 2.16). */
export function LegalText({ title, markdown, models, words }: LegalTextProps) {
  const isModel = markdown.trim() === models.fr.trim()
  return (
    <>
      <PageBanner title={title} trailLabel={words.breadcrumb} trail={legalTrail(words, title)} />
      <div className="page max-w-4xl py-12">
        {isModel && (
          <p className="mb-9 rounded-2xl border-s-8 border-mil bg-mil/15 p-4 ps-5 font-semibold">
            {words.legal.model}
          </p>
        )}
        <RichText locale={words.locale} markdown={isModel ? models[words.locale] : markdown} />
      </div>
    </>
  )
}
