interface AmountProps {
  label: string
  /** As it is written. */
  amount: string
  isTotal?: boolean
}

/** One line of a sum: what for, how much. */
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
