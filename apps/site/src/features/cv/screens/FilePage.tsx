import { ownFileScript, papersScript } from '../../../browser/wake/islandScripts.ts'
import { wakeScript } from '../../../browser/wake/wakeScript.ts'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { Island } from '../../../islands/Island.tsx'
import type { OwnFileProps } from '../OwnFile.island.tsx'
import { PaperPage } from './PaperPage.tsx'

export function fileTrail(words: Dictionary): Trail {
  const { jobs, routes } = words
  return trailFromHome(words, { name: jobs.title, route: routes.jobs }, { name: words.file.title })
}

export function FilePage({ words }: { words: Dictionary }) {
  const { cv, letter, file, routes } = words
  const props: OwnFileProps = {
    words: file,
    device: cv.device,
    untitled: { cv: cv.editor.untitled, letter: letter.editor.untitled },
    scripts: [ownFileScript, papersScript, wakeScript],
    addresses: { cv: routes.cv, letter: routes.letter },
  }
  return (
    <PaperPage
      words={words}
      texts={file}
      trail={fileTrail(words)}
      island={<Island script={ownFileScript} props={props} atOnce />}
    >
      <a href={routes.jobs} className="button button-primary">
        {file.jobs}
      </a>
    </PaperPage>
  )
}
