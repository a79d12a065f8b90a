import { cvDesigns } from '@sira/contract/cv/cvChoices'
import { cvWords } from '@sira/contract/cv/cvWords'
import { emptyResume } from '@sira/contract/cv/emptyResume'
import { printedCv } from '@sira/contract/cv/printedCv'
import type { Resume } from '@sira/contract/cv/resume'
import { resumeFile } from '@sira/contract/cv/resumeFile'
import { type Locale, locales } from '@sira/contract/locales'
import { useEffect, useState } from 'react'
import { contentOfLink } from '../../browser/papers/paperLink.ts'
import { fileName } from '../../browser/papers/saveFile.ts'
import { keepReadable } from '../../browser/saved/keepReadable.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { hydrated } from '../../islands/hydrated.tsx'
import { CvParts } from './editor/CvParts.tsx'
import type { Editing } from './editor/editedCv.ts'
import { PaperChoices } from './editor/PaperChoices.tsx'
import { usePapers } from './editor/usePapers.ts'
import { openedResume } from './file/openedResume.ts'
import { CvFile } from './screens/CvFile.tsx'
import { CvSheet } from './screens/CvSheet.tsx'
import { OwnDevice } from './screens/OwnDevice.tsx'
import { Preview } from './screens/Preview.tsx'
import { UsePaper } from './screens/UsePaper.tsx'
import { Versions } from './screens/Versions.tsx'
import { WriteOrLook } from './screens/WriteOrLook.tsx'

export interface CvBuilderProps {
  words: Dictionary['cv']
  locale: Locale
  /** Files that the page needs without a network. */
  scripts: readonly string[]
  addresses: { jobs: string; leave: string }
}

/** A CV written, seen and kept on this device; nothing is asked of the network before somebody asks for it. */
function CvBuilder({ words, locale, scripts, addresses }: CvBuilderProps) {
  const own = usePapers('cv', () => emptyResume(locale))
  const [looks, setLooks] = useState(false)
  const { history, current } = own
  const cv = history.value
  useEffect(() => {
    void keepReadable([location.pathname], scripts)
  }, [scripts])
  useEffect(() => {
    if (own.isReading) return
    void contentOfLink().then((content) => {
      const opened = openedResume(content)
      if (opened) own.add(opened.resume)
    })
  })
  if (own.isReading) return null
  const edit: Editing['edit'] = (field, change) =>
    history.change(field, (before) => {
      const changed: Resume = structuredClone(before)
      change(changed)
      return changed
    })
  const { lang, design } = cv.meta['x-sira']
  const name = fileName('CV', cv.basics.name)
  return (
    <>
      <Versions own={own} words={words.editor} />
      <WriteOrLook words={words.editor} looks={looks} setLooks={setLooks}>
        <div className="cv-write">
          <PaperChoices
            words={words.editor}
            lang={lang}
            languages={locales}
            design={design}
            designs={cvDesigns}
            choose={(choice) =>
              edit('choice', (changed) => Object.assign(changed.meta['x-sira'], choice))
            }
          />
          <CvParts key={current.id} editing={{ cv, edit, words, locale }} />
        </div>
        <Preview words={words.editor} tooManyPages={words.problems.tooManyPages}>
          <CvSheet cv={printedCv(cv)} nameless={cvWords[lang].cv} />
        </Preview>
      </WriteOrLook>
      <UsePaper
        words={words.use}
        heading={words.use.heading}
        data={{ cv }}
        name={name}
        linked={resumeFile(cv)}
      >
        <CvFile words={words.use} parts={words.parts} resume={cv} name={name} open={own.add} />
        <a href={addresses.jobs} className="button button-secondary">
          {words.use.apply}
        </a>
        <a href={applyAddress(addresses.leave)} className="button button-secondary">
          {words.use.applyWith}
        </a>
      </UsePaper>
      <OwnDevice
        words={words.device}
        shared={own.shared}
        setShared={own.setShared}
        forget={own.forget}
      />
    </>
  )
}

/** To the offer that somebody came from, else to the pool; there this CV is put into the form. */
function applyAddress(leave: string): string {
  const offer = new URLSearchParams(location.search).get('offre') ?? ''
  return /^[a-z0-9-]{1,200}$/.test(offer) ? `${leave}?offre=${offer}#ce-cv` : `${leave}#ce-cv`
}

export const wake = hydrated(CvBuilder)
