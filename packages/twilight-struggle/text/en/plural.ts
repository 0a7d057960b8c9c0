export * from '@brink/struggle/text/en/plural';
