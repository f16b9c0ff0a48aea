export { bigClassDelete, bigClassList, bigClassOrder, bigClassSave } from './class-schemas.ts';
export { adapterDocs, adapterTry, errCodeList } from './document-schemas.ts';
export {
  fields,
  interfaceByCode,
  interfaceByName,
  interfaceCheck,
  interfaceDelete,
  interfaceDeprecate,
  interfaceDiff,
  interfaceList,
  interfaceOff,
  interfacePublish,
  interfaceSave,
  interfaceTemplate,
  operationList,
  versionDocs,
} from './interface-schemas.ts';
export { myPreview, myPreviewList, previewList, previewSave, previewUsers } from './preview-schemas.ts';
