import type { ReactNode } from 'react'
import { PageBanner } from '../../../components/PageBanner.tsx'
import type { Trail } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import '../../../styles/fields.css'
import '../../../styles/checkout.css'
import '../../../styles/cv.css'

interface PaperPageProps {
  words: Dictionary
  texts: { title: string; intro: string; needsScript: string }
  trail: Trail
  /** Where its builder wakes. */
  island: ReactNode
  /** What can be had besides. */
  children: ReactNode
}

/** The page of a builder, which needs script; without it the page tells the other ways. */
export function PaperPage({ words, texts, trail, island, children }: PaperPageProps) {
  return (
    <>
      <div className="cv-tools">
        <PageBanner title={texts.title} trailLabel={words.breadcrumb} trail={trail}>
          <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{texts.intro}</p>
        </PageBanner>
      </div>
      <div className="page pt-8 pb-16">
        {/* Downloads leave by this link (saveFile.ts). */}
        <a hidden data-download href="#contenu">
          {texts.title}
        </a>
        <div className="hidden max-w-2xl [@media(scripting:none)]:block">
          <p className="font-semibold">{texts.needsScript}</p>
          <p className="mt-4">
            <a href={words.routes.leaveCv} className="button button-primary">
              {words.cv.before.leave}
            </a>
          </p>
        </div>
        {/* The end of the page stays below the screen while it is not known: nothing is seen to move. */}
        <div className="min-h-[90dvh] [@media(scripting:none)]:hidden">{island}</div>
        <section className="cv-tools mt-10 border-t border-trait pt-8">{children}</section>
      </div>
    </>
  )
}
