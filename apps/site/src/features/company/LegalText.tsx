import { PageBanner } from '../../components/PageBanner.tsx'
import { RichText } from '../../components/RichText.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'

interface LegalTextProps {
  title: string
  markdown: string
  words: Dictionary
}

export function legalTrail(words: Dictionary, title: string): Trail {
  return trailFromHome(words, { name: title })
}

/** Terms or privacy policy (product 2.16). */
export function LegalText({ title, markdown, words }: LegalTextProps) {
  return (
    <>
      <PageBanner title={title} trailLabel={words.breadcrumb} trail={legalTrail(words, title)} />
      <div className="page max-w-4xl py-12">
        <RichText locale={words.locale} markdown={markdown} />
      </div>
    </>
  )
}
