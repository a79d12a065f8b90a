import type { CvDesign } from '@sira/contract/cv/cvChoices'
import type { Locale } from '@sira/contract/locales'

interface PaperChoicesProps {
  words: { lang: string; design: string; designs: Readonly<Record<CvDesign, string>> }
  lang: Locale
  languages: readonly { code: Locale; ownName: string }[]
  design: CvDesign
  designs: readonly CvDesign[]
  choose: (choice: { lang: Locale } | { design: CvDesign }) => void
}

/** In which language a paper speaks, and how it looks. */
export function PaperChoices(props: PaperChoicesProps) {
  const { words, lang, languages, design, designs, choose } = props
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2">
      <div className="field">
        <label htmlFor="paper-lang">{words.lang}</label>
        <select
          id="paper-lang"
          className="control"
          value={lang}
          onInput={({ currentTarget }) => choose({ lang: currentTarget.value as Locale })}
        >
          {languages.map(({ code, ownName }) => (
            <option key={code} value={code} lang={code}>
              {ownName}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="paper-design">{words.design}</label>
        <select
          id="paper-design"
          className="control"
          value={design}
          onInput={({ currentTarget }) => choose({ design: currentTarget.value as CvDesign })}
        >
          {designs.map((one) => (
            <option key={one} value={one}>
              {words.designs[one]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
