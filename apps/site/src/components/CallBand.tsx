import type { ReactNode } from 'react'

interface CallBandProps {
  title: string
  text?: string
  children: ReactNode
}

/** The quiet band that ends a page: a question and what to do about it. */
export function CallBand({ title, text, children }: CallBandProps) {
  return (
    <section className="bg-lin py-14">
      <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div className="max-w-2xl">
          <h2>{title}</h2>
          {text && <p className="mt-2 text-pierre">{text}</p>}
        </div>
        <p className="flex flex-wrap gap-3.5">{children}</p>
      </div>
    </section>
  )
}
