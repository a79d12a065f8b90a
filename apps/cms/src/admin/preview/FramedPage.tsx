import { useRef, useState } from 'react'
import { readTo, settleFrame } from './settleFrame.ts'

interface FramedPageProps {
  address: string
  /** Another state of the record is to be shown when this changes. */
  state: string
}

/**
 * A page of the site in a frame. A newer state is loaded behind the one that is read and takes its
 * place when it is there, so that nothing flickers; one at a time, or a slow line would show none.
 */
export function FramedPage({ address, state }: FramedPageProps) {
  const wanted = `${address} ${state}`
  const [shown, setShown] = useState<string>()
  const [loading, setLoading] = useState<string | undefined>(wanted)
  const current = useRef<HTMLIFrameElement>(null)
  if (loading === undefined && shown !== wanted) setLoading(wanted)

  function take(arrived: string, frame: HTMLIFrameElement): void {
    settleFrame(frame, readTo(current.current))
    setShown(arrived)
    setLoading(undefined)
  }

  return [shown, loading]
    .filter((one) => one !== undefined)
    .map((one) => {
      const isShown = one === shown
      return (
        <iframe
          key={one}
          ref={isShown ? current : null}
          className={isShown ? 'sira-beside__page' : 'sira-beside__page sira-beside__page--next'}
          title="La page du site"
          src={one.split(' ', 1)[0]}
          tabIndex={isShown ? undefined : -1}
          aria-hidden={isShown ? undefined : true}
          onLoad={({ currentTarget }) => {
            if (one === loading) take(one, currentTarget)
            // A form of the page, or a press on « Retour », led on within the frame.
            else settleFrame(currentTarget, 0)
          }}
        />
      )
    })
}
