import type { ReactNode } from 'react'

interface IslandProps<Props extends object> {
  /** Its address, from islandScripts.ts. */
  script: string
  /** The props of its component in the browser: only what a visitor may read. */
  props?: Props | undefined
  /** The component's first drawing, from the same values: the page is whole before it wakes. */
  children?: ReactNode
  /** It wakes before the visitor acts: what its page is made of is on the device alone. */
  atOnce?: boolean
  /** It wakes when it is touched itself: without it nothing is lost. */
  onTouch?: boolean
}

/** Where a component wakes when a visitor acts (decision 33). Nothing is loaded before. */
export function Island<Props extends object>({
  script,
  props,
  children,
  atOnce = false,
  onTouch = false,
}: IslandProps<Props>) {
  return (
    <div
      className="contents"
      data-island={script}
      data-props={props && JSON.stringify(props)}
      data-at-once={atOnce ? '' : undefined}
      data-on-touch={onTouch ? '' : undefined}
    >
      {children}
    </div>
  )
}
