export { BarcodeFrame, type BarcodeFrameProps } from './barcode-frame.tsx'
