interface AmountProps {
  label: string
  /** The written amount. */
  amount: string
  isTotal?: boolean
}

/** A line of a sum: its label and its amount. */
export function Amount({ label, amount, isTotal = false }: AmountProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 py-2">
      <dt className={isTotal ? 'text-xl font-semibold' : undefined}>{label}</dt>
      <dd className={isTotal ? 'figure ms-auto text-2xl text-indigo' : 'figure ms-auto'}>
        {amount}
      </dd>
    </div>
  )
}
