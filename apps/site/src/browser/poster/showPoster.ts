import type { Poster } from '../../kinds/poster.ts'
import { drawPoster } from './drawPoster.ts'
import { brandOfPage, pngOf } from './statusPicture.ts'

/** Shows the poster of a page in its dialog, to be sent by the phone itself or kept as a picture. */
export async function showPoster(dialog: HTMLDialogElement, poster: Poster): Promise<void> {
  const canvas = dialog.querySelector('canvas')
  const send = dialog.querySelector('button')
  const save = dialog.querySelector('a')
  if (!canvas || !send || !save) return
  await document.fonts.ready
  drawPoster(canvas, poster, brandOfPage())
  canvas.ariaLabel = [poster.title, ...poster.facts].join(', ')

  const blob = await pngOf(canvas)
  const name = `${poster.seed.slice(0, 60)}.png`
  const shared = { files: [new File([blob], name, { type: blob.type })], title: poster.title }
  send.hidden = !navigator.canShare?.(shared)
  // Closing the phone's own sheet is no failure.
  send.onclick = () => navigator.share(shared).catch(() => undefined)
  URL.revokeObjectURL(save.href)
  save.href = URL.createObjectURL(blob)
  save.download = name
  dialog.showModal()
}
