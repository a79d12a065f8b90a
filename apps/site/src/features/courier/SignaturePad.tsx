import type { Signature } from '@sira/contract/deliveries/gestures'
import type { PointerEvent } from 'react'

interface SignaturePadProps {
  label: string
  strokes: Signature
  onChange: (change: (strokes: Signature) => Signature) => void
}

const size = 1000

/**
 * A field for a signature by finger: points of a square of 1000, whatever the size of the screen.
 */
export function SignaturePad({ label, strokes, onChange }: SignaturePadProps) {
  const pointOf = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const within = (part: number) => Math.min(size, Math.max(0, Math.round(part * size)))
    return [within((event.clientX - left) / width), within((event.clientY - top) / height)]
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event)
    onChange((before) => [...before, [point]])
  }
  const goOn = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const point = pointOf(event)
    onChange((before) => {
      const last = before.at(-1) ?? []
      return [...before.slice(0, -1), [...last, point]]
    })
  }
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        preserveAspectRatio="none"
        className="h-40 w-full touch-none rounded-2xl border border-pierre bg-blanc"
        onPointerDown={begin}
        onPointerMove={goOn}
      >
        <path d={pathOf(strokes)} fill="none" stroke="currentColor" strokeWidth={8} />
      </svg>
    </div>
  )
}

function pathOf(strokes: Signature): string {
  return strokes.map((stroke) => `M${stroke.map((point) => point.join(' ')).join('L')}`).join('')
}
