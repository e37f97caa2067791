/**
 * Bytes as a person reads them, in the decimal megabytes that phones show: 2,000,000 is '2 MB' (D2, G5).
 * The unit stays Latin in all four languages, as on every device.
 */
export const fileSizeWords = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.round(bytes / 100_000) / 10} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`
