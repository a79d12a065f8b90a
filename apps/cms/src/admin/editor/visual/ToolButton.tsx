interface ToolButtonProps {
  label: string
  /** Drawn in a box of 20 by 20 units; without it `text` is shown. */
  icon?: string
  text?: string
  pressed?: boolean | undefined
  impossible?: boolean
  expanded?: boolean
  onPress(): void
}

/** One button of a toolbar: reached by the arrow keys, or pressed without losing the selection. */
export function ToolButton(props: ToolButtonProps) {
  const { label, icon, text, pressed, impossible = false, expanded, onPress } = props
  return (
    <button
      type="button"
      className="sira-tool"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      // Not `disabled`: it would throw the focus out of the toolbar.
      aria-disabled={impossible || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!impossible) onPress()
      }}
    >
      {icon === undefined ? (
        text
      ) : (
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d={icon} />
        </svg>
      )}
    </button>
  )
}
