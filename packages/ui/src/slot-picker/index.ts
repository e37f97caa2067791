export type { Slot } from './slot.ts'
export { SlotPicker, type SlotPickerProps } from './slot-picker.tsx'
