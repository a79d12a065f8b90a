import { defaultLocale } from '@sira/contract/locales'
import { NotTranslated } from '../../components/NotTranslated.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { RichText } from '../../components/RichText.tsx'
import { writtenIn } from '../../format/writtenIn.ts'
import type { Dictionary } from '../../i18n/fr.ts'

interface LegalTextProps {
  title: string
  markdown: string
  /** True until the company has replaced the text that came with the site. */
  isModel: boolean
  words: Dictionary
}

/** Terms or privacy policy (spec 2.16). */
export function LegalText({ title, markdown, isModel, words }: LegalTextProps) {
  // The text that came with the site is French.
  const written = isModel ? defaultLocale : undefined
  const trail = [{ name: words.menu.home, route: words.routes.homeTwin }, { name: title }]
  return (
    <>
      <PageBanner title={title} trailLabel={words.breadcrumb} trail={trail} />
      <div className="page max-w-4xl py-12">
        {isModel && (
          <p className="mb-9 rounded-2xl border-s-8 border-mil bg-mil/15 p-4 ps-5 font-semibold">
            {words.legal.model}
          </p>
        )}
        <NotTranslated locale={written} words={words} />
        <div {...writtenIn(written, words.locale)}>
          <RichText markdown={markdown} />
        </div>
      </div>
    </>
  )
}
