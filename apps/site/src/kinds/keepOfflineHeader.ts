/**
 * Says that the worker may show this page of one visitor again without a network: he has not said that
 * others use his device. Any other answer at its address takes an earlier copy away.
 */
export const keepOfflineHeader = 'x-keep-offline'
