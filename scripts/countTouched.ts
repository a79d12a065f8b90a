import { complaint, generate } from './throwAway/complaint.ts'
import { counted, type Edit, type ThrowAway } from './throwAway/edit.ts'
import { newDossier } from './throwAway/newDossier.ts'
import { newFields } from './throwAway/newFields.ts'
import { newForm } from './throwAway/newForm.ts'
import { newType } from './throwAway/newType.ts'
import { type WorkingCopy, workingCopy } from './throwAway/workingCopy.ts'

/**
 * `npm run count:touched [type|form|dossier|field]`: counts the files that a new thing touches, and
 * shows what reports each forgotten one. It works in a copy; nothing here changes.
 */
let wrong = 0
for (const thing of [newType, newForm, newDossier, ...newFields]) {
  const asked = process.argv[2]
  if (asked !== undefined && !thing.what.startsWith(asked)) continue
  const copy = workingCopy()
  try {
    count(thing, copy)
  } finally {
    copy.remove()
  }
}
if (wrong > 0) process.exitCode = 1

function count(thing: ThrowAway, copy: WorkingCopy): void {
  const { what, atMost, edits, needed } = thing
  const byFile = Map.groupBy(edits, ({ file }) => file)
  const fresh = [...byFile.values()].filter((all) => all.some(({ after }) => after === undefined))
  console.info(
    `A new ${what} touches ${byFile.size} files, ${fresh.length} of them new (at most ${atMost}${thing.newAside ? ' beside the new ones' : ''}):`,
  )
  if (counted(thing) > atMost) wrong += 1
  for (const [file, all] of byFile) copy.write(file, all)
  generate(copy.folder)
  const whole = complaint(copy.folder)
  if (whole !== undefined) {
    wrong += 1
    console.error(`  not even whole: ${whole}`)
    return
  }
  for (const [file, all] of byFile) {
    copy.write(file, [])
    report(`without ${file}`, all[0]?.freeToLeaveOut, complaint(copy.folder))
    copy.write(file, all)
  }
  for (const line of needed?.lines ?? []) {
    const file = needed?.file ?? ''
    const all = byFile.get(file) ?? []
    copy.write(
      file,
      all.map((edit) => withoutLine(edit, line)),
    )
    report(`without${line.trimEnd()} in ${file}`, undefined, complaint(copy.folder))
    copy.write(file, all)
  }
}

function report(left: string, free: string | undefined, said: string | undefined): void {
  if (said === undefined && free === undefined) wrong += 1
  console.info(`  ${left}\n    ${said ?? free ?? 'NOBODY SAYS SO'}`)
}

function withoutLine(edit: Edit, start: string): Edit {
  const lines = edit.text.split('\n').filter((line) => !line.startsWith(start))
  return { ...edit, text: lines.join('\n') }
}
