export * from './Slip.tsx'
export * from './SlipBarcode.tsx'
