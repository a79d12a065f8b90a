/** The purposes that the links of an alert are signed for: those of the newsletter open none. */
export const alertPurposes = { confirm: 'alert confirm', unsubscribe: 'alert stop' } as const
