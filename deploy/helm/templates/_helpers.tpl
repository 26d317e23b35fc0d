{{- define "torri.redis" -}}
{{- .Values.redis | default (printf "redis://%s-redis:6379/0" .Release.Name) -}}
{{- end -}}

{{- define "torri.pod" -}}
securityContext: { runAsNonRoot: true, runAsUser: 10001, fsGroup: 10001, seccompProfile: { type: RuntimeDefault } }
automountServiceAccountToken: false
enableServiceLinks: false
terminationGracePeriodSeconds: 40
volumes:
  - { name: data, emptyDir: {} }
  - { name: cache, emptyDir: {} }
  - { name: tmp, emptyDir: {} }
{{- end -}}

{{- define "torri.container" -}}
image: {{ .Values.image }}
securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: [ALL] } }
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: cache, mountPath: /cache }
  - { name: tmp, mountPath: /tmp }
{{- end -}}
