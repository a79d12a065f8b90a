import { AlertForm, type AlertFormProps } from './AlertForm.tsx'

/** Below the list: to be told of new offers of this search. */
export function AlertPanel(props: Omit<AlertFormProps, 'outcome'>) {
  return (
    <details className="no-print mt-8 rounded-2xl border border-trait bg-blanc p-5">
      <summary className="link tap w-fit cursor-pointer">{props.words.jobAlerts.open}</summary>
      <div className="mt-4 max-w-2xl">
        <AlertForm {...props} />
      </div>
    </details>
  )
}
