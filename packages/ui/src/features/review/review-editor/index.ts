export { ReviewEditor, type ReviewEditorProps } from './ReviewEditor';
