import { mayBecomeSmaller } from './smallerPicture.ts'

type Shrink = (files: readonly File[]) => Promise<readonly File[]>

/**
 * Comes between a choice of pictures and the screen that takes them, be it by a field or dropped:
 * Payload 3.90 has no place where files pass before they are its own. Gives the way to stop.
 */
export function watchChosenFiles(shrink: Shrink): () => void {
  const ours = new WeakSet<Event>()
  function pass(target: EventTarget, event: Event): void {
    ours.add(event)
    target.dispatchEvent(event)
  }
  function onChange(event: Event): void {
    const input = event.target
    if (ours.has(event) || !(input instanceof HTMLInputElement) || input.type !== 'file') return
    const files = picturesAmong(input.accept.includes('image/') ? input.files : null)
    if (files === undefined) return
    event.stopImmediatePropagation()
    void shrink(files).then((smaller) => {
      input.files = transferOf(smaller).files
      pass(input, new Event('change', { bubbles: true }))
    })
  }
  function onDrop(event: DragEvent): void {
    const zone = event.target
    if (ours.has(event) || !(zone instanceof Element) || !zone.closest('.dropzone')) return
    const files = picturesAmong(event.dataTransfer?.files ?? null)
    if (files === undefined || !canDrop()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void shrink(files).then((smaller) => pass(zone, dropOf(transferOf(smaller))))
  }
  // Before React, which listens to the whole document.
  window.addEventListener('change', onChange, true)
  window.addEventListener('drop', onDrop, true)
  return () => {
    window.removeEventListener('change', onChange, true)
    window.removeEventListener('drop', onDrop, true)
  }
}

function picturesAmong(files: FileList | null): readonly File[] | undefined {
  return files && [...files].some(mayBecomeSmaller) ? [...files] : undefined
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

function dropOf(dataTransfer: DataTransfer): DragEvent {
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
}

/** Some browsers make a drop that carries nothing. */
function canDrop(): boolean {
  return dropOf(new DataTransfer()).dataTransfer !== null
}
